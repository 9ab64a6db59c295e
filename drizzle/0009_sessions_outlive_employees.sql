ALTER TABLE "sessions" DROP CONSTRAINT "sessions_employee_id_employees_id_fk";
