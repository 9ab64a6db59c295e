CREATE TABLE "attempts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"what" text NOT NULL,
	"address" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "attempts_address" ON "attempts" USING btree ("address","what","created_at");--> statement-breakpoint
CREATE INDEX "attempts_created" ON "attempts" USING btree ("created_at");