ALTER TABLE "leads" ADD COLUMN "judging_version" integer;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "turn_failed_side" text;--> statement-breakpoint
CREATE INDEX "leads_judging" ON "leads" USING btree ("id") WHERE judging_version is not null;