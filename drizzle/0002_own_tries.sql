ALTER TABLE "company_verifications" ADD COLUMN "role" text;--> statement-breakpoint
ALTER TABLE "login_codes" ADD COLUMN "token_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "login_codes" ADD COLUMN "own_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "indexed_listings_unmatched" ON "indexed_listings" USING btree ("listing_id") WHERE matched_revision is null;