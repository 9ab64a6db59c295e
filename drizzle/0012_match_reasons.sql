ALTER TABLE "rounds" ADD COLUMN "price" text;--> statement-breakpoint
ALTER TABLE "indexed_listings" ADD COLUMN "compared" integer;--> statement-breakpoint
ALTER TABLE "indexed_listings" ADD COLUMN "near" integer;--> statement-breakpoint
ALTER TABLE "indexed_listings" ADD COLUMN "unanswered" smallint[];