CREATE TABLE "turned_months" (
	"month" timestamp with time zone PRIMARY KEY NOT NULL
);
--> statement-breakpoint
-- This month's turn was done by the version before, unless it has only just begun.
INSERT INTO "turned_months" VALUES (date_trunc('month', now() - interval '1 hour', 'UTC'));
