CREATE TABLE "private_inputs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"round_id" uuid NOT NULL,
	"side" text NOT NULL,
	"about" text,
	"content" text NOT NULL,
	"employee_id" uuid
);
--> statement-breakpoint
CREATE TABLE "round_drafts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"lead_id" uuid NOT NULL,
	"side" text NOT NULL,
	"employee_id" uuid NOT NULL,
	"inputs" jsonb NOT NULL,
	"content" text,
	"failed" boolean DEFAULT false NOT NULL,
	"edited_content" text,
	"version" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "judgements" ADD COLUMN "judged_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "judgements" ADD COLUMN "judged_quote" text;--> statement-breakpoint
ALTER TABLE "lead_visits" ADD COLUMN "send_at_once" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "private_inputs" ADD CONSTRAINT "private_inputs_round_id_rounds_id_fk" FOREIGN KEY ("round_id") REFERENCES "public"."rounds"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "private_inputs" ADD CONSTRAINT "private_inputs_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round_drafts" ADD CONSTRAINT "round_drafts_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "round_drafts" ADD CONSTRAINT "round_drafts_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "private_inputs_round" ON "private_inputs" USING btree ("round_id","side");--> statement-breakpoint
CREATE UNIQUE INDEX "round_drafts_lead_side" ON "round_drafts" USING btree ("lead_id","side");