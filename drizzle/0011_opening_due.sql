CREATE TABLE "due_listings" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"listing_id" uuid NOT NULL
);
