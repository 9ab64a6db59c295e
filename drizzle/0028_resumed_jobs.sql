ALTER TABLE "leads" ADD COLUMN "resumed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "indexed_listings" ADD COLUMN "resumed" integer DEFAULT 0 NOT NULL;