ALTER TABLE "judgements" ADD COLUMN "judged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "judgements" ADD COLUMN "judged_quote" text;