CREATE TABLE "listing_drafts" (
	"employee_id" uuid NOT NULL,
	"place" text NOT NULL,
	"content" text NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	CONSTRAINT "listing_drafts_employee_id_place_pk" PRIMARY KEY("employee_id","place")
);
--> statement-breakpoint
ALTER TABLE "listing_drafts" ADD CONSTRAINT "listing_drafts_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "listing_drafts_updated" ON "listing_drafts" USING btree ("updated_at");