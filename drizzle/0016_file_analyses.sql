ALTER TABLE "files" ADD COLUMN "analyses" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "files" ADD COLUMN "analysis_queued_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "files_company" ON "files" USING btree ("company_id","created_at");