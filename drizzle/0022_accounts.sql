CREATE TABLE "address_proofs" (
	"id" uuid NOT NULL,
	"employee_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"email" text NOT NULL,
	"code_hash" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "address_proofs_employee_id_purpose_pk" PRIMARY KEY("employee_id","purpose")
);
--> statement-breakpoint
CREATE TABLE "known_browsers" (
	"employee_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "known_browsers_employee_id_token_hash_pk" PRIMARY KEY("employee_id","token_hash")
);
--> statement-breakpoint
DROP INDEX "companies_folded_name";--> statement-breakpoint
ALTER TABLE "attempts" ADD COLUMN "subject" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "company_verifications" ADD COLUMN "own_tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "login_codes" ADD COLUMN "browser_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "browser_hash" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "proven_email" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "is_verified" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "is_listed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "verified_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
ALTER TABLE "address_proofs" ADD CONSTRAINT "address_proofs_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "known_browsers" ADD CONSTRAINT "known_browsers_employee_id_employees_id_fk" FOREIGN KEY ("employee_id") REFERENCES "public"."employees"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attempts_subject" ON "attempts" USING btree ("subject","what","created_at");--> statement-breakpoint
CREATE INDEX "companies_listed_name" ON "companies" USING btree ("folded_name","id") WHERE not is_individual and is_listed;
--> statement-breakpoint
UPDATE "companies" SET "is_verified" = true FROM "employees"
WHERE "employees"."company_id" = "companies"."id" AND "employees"."role" = 'company manager' AND NOT "companies"."is_individual"
  AND split_part("employees"."email", '@', 2) = lower(split_part("companies"."email", '@', 2))
  AND split_part("employees"."email", '@', 2) !~ '^(gmail|googlemail|yahoo|hotmail|outlook|live|msn|aol|icloud|me|mac|gmx|web|mail|proton|protonmail|t-online|freenet|orange|wanadoo|free|laposte|qq|163|126|yandex)\.'
  AND ("companies"."website" = '' OR regexp_replace(lower("companies"."website"), '^(https?://)?(www\.)?([^/:?#]+).*$', '\3') = split_part("employees"."email", '@', 2));
