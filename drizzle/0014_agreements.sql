CREATE TABLE "agreements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"proposal_id" uuid NOT NULL,
	"package_index" integer NOT NULL,
	"package" jsonb NOT NULL,
	"hash" text NOT NULL,
	"parties" jsonb NOT NULL,
	"requirements" jsonb NOT NULL,
	"judgements_shared" boolean NOT NULL,
	"accepted_side" text NOT NULL,
	"accepted_by" uuid NOT NULL,
	"accepted_by_name" text NOT NULL,
	"authority" text NOT NULL,
	"accepted_at" timestamp with time zone NOT NULL,
	"seller_cancel_at" timestamp with time zone,
	"seller_cancel_by" uuid,
	"buyer_cancel_at" timestamp with time zone,
	"buyer_cancel_by" uuid,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "agreements_cancelled_by_both" CHECK (cancelled_at is null or (seller_cancel_at is not null and buyer_cancel_at is not null))
);
--> statement-breakpoint
CREATE TABLE "proposals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"side" text NOT NULL,
	"author" text NOT NULL,
	"employee_id" uuid NOT NULL,
	"packages" jsonb NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"shares_judgements" boolean DEFAULT false NOT NULL,
	"answers" uuid,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"superseded_at" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	"declined_at" timestamp with time zone,
	"accepted_at" timestamp with time zone,
	"expired_at" timestamp with time zone,
	"closed_by" uuid,
	"reason" text,
	CONSTRAINT "proposals_one_end" CHECK (num_nonnulls(superseded_at, withdrawn_at, declined_at, accepted_at, expired_at) <= 1)
);
--> statement-breakpoint
ALTER TABLE "listings" ADD COLUMN "filled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_accepted_by_employees_id_fk" FOREIGN KEY ("accepted_by") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_seller_cancel_by_employees_id_fk" FOREIGN KEY ("seller_cancel_by") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agreements" ADD CONSTRAINT "agreements_buyer_cancel_by_employees_id_fk" FOREIGN KEY ("buyer_cancel_by") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_answers_proposals_id_fk" FOREIGN KEY ("answers") REFERENCES "public"."proposals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_closed_by_employees_id_fk" FOREIGN KEY ("closed_by") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "agreements_proposal" ON "agreements" USING btree ("proposal_id");--> statement-breakpoint
CREATE UNIQUE INDEX "agreements_in_force" ON "agreements" USING btree ("lead_id") WHERE cancelled_at is null;--> statement-breakpoint
CREATE INDEX "agreements_lead" ON "agreements" USING btree ("lead_id","accepted_at");--> statement-breakpoint
CREATE UNIQUE INDEX "proposals_lead_number" ON "proposals" USING btree ("lead_id","number");--> statement-breakpoint
CREATE UNIQUE INDEX "proposals_unclosed" ON "proposals" USING btree ("lead_id") WHERE coalesce(superseded_at, withdrawn_at, declined_at, accepted_at, expired_at) is null;--> statement-breakpoint
CREATE INDEX "proposals_due" ON "proposals" USING btree ("valid_until") WHERE coalesce(superseded_at, withdrawn_at, declined_at, accepted_at, expired_at) is null;