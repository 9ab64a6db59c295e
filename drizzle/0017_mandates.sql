CREATE TABLE "mandates" (
	"id" uuid PRIMARY KEY NOT NULL,
	"listing_id" uuid NOT NULL,
	"lead_id" uuid,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "negotiations" (
	"lead_id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"turn" text NOT NULL,
	"first_number" integer NOT NULL,
	"round" integer NOT NULL,
	"rounds" integer NOT NULL,
	"last_message" bigint NOT NULL,
	"seller_paused" boolean DEFAULT false NOT NULL,
	"buyer_paused" boolean DEFAULT false NOT NULL,
	"asks" text,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "mandates" ADD CONSTRAINT "mandates_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandates" ADD CONSTRAINT "mandates_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mandates" ADD CONSTRAINT "mandates_created_by_employees_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "negotiations" ADD CONSTRAINT "negotiations_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mandates_version" ON "mandates" USING btree ("listing_id","version");--> statement-breakpoint
CREATE INDEX "mandates_lead" ON "mandates" USING btree ("lead_id","version") WHERE lead_id is not null;