DROP INDEX "outbox_xid";--> statement-breakpoint
DROP INDEX "outbox_created";--> statement-breakpoint
ALTER TABLE "outbox" DROP CONSTRAINT "outbox_pkey";--> statement-breakpoint
ALTER TABLE "outbox" ADD CONSTRAINT "outbox_xid_id_pk" PRIMARY KEY("xid","id");--> statement-breakpoint
CREATE INDEX "outbox_created_range" ON "outbox" USING brin ("created_at");
