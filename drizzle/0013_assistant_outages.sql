ALTER TABLE "parses" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "parses" ADD COLUMN "fallback" jsonb;