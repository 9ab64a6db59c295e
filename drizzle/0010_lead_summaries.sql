ALTER TABLE "leads" ADD COLUMN "seller_meet" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "seller_not_meet" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "seller_unknown" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "buyer_meet" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "buyer_not_meet" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "buyer_unknown" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "seller_input_pending" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "leads" ADD COLUMN "buyer_input_pending" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE FUNCTION "summarize_leads"("changed" uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE "leads" SET
    "seller_meet" = s.seller_meet, "seller_not_meet" = s.seller_not_meet, "seller_unknown" = s.seller_unknown,
    "buyer_meet" = s.buyer_meet, "buyer_not_meet" = s.buyer_not_meet, "buyer_unknown" = s.buyer_unknown,
    "seller_input_pending" = s.seller_input_pending, "buyer_input_pending" = s.buyer_input_pending
  FROM (
    SELECT lead.id, coverage.*,
      EXISTS (SELECT FROM "questions" q WHERE q.round_id = latest.id AND q.answer IS NULL) AS seller_input_pending,
      latest.opened_by IS DISTINCT FROM 'buyer' AND unreviewed > 0 AS buyer_input_pending
    FROM unnest(changed) lead (id)
    LEFT JOIN LATERAL (
      SELECT r.id, r.opened_by FROM "rounds" r WHERE r.lead_id = lead.id ORDER BY r.number DESC LIMIT 1
    ) latest ON true
    CROSS JOIN LATERAL (
      SELECT
        count(*) FILTER (WHERE reveal AND verdict = 'meet') AS seller_meet,
        count(*) FILTER (WHERE reveal AND verdict = 'not meet') AS seller_not_meet,
        count(*) FILTER (WHERE reveal AND verdict IS NULL) AS seller_unknown,
        count(*) FILTER (WHERE coalesce(human_verdict, verdict) = 'meet') AS buyer_meet,
        count(*) FILTER (WHERE coalesce(human_verdict, verdict) = 'not meet') AS buyer_not_meet,
        count(*) FILTER (WHERE coalesce(human_verdict, verdict) IS NULL) AS buyer_unknown,
        count(*) FILTER (WHERE verdict IS DISTINCT FROM 'meet' AND human_verdict IS NULL
          AND additional_thoughts IS NULL) AS unreviewed
      FROM "judgements" j WHERE j.round_id = latest.id
    ) coverage
  ) s
  WHERE "leads"."id" = s.id
    AND ("leads"."seller_meet", "leads"."seller_not_meet", "leads"."seller_unknown", "leads"."buyer_meet",
      "leads"."buyer_not_meet", "leads"."buyer_unknown", "leads"."seller_input_pending", "leads"."buyer_input_pending")
    IS DISTINCT FROM (s.seller_meet, s.seller_not_meet, s.seller_unknown, s.buyer_meet, s.buyer_not_meet,
      s.buyer_unknown, s.seller_input_pending, s.buyer_input_pending);
END $$;
--> statement-breakpoint
CREATE FUNCTION "summarize_leads_of_rounds"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM summarize_leads(array(SELECT DISTINCT lead_id FROM changed_rows));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION "summarize_leads_of_parts"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM summarize_leads(array(
    SELECT DISTINCT r.lead_id FROM changed_rows JOIN "rounds" r ON r.id = changed_rows.round_id));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "rounds_summarize_insert" AFTER INSERT ON "rounds" REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION summarize_leads_of_rounds();
--> statement-breakpoint
CREATE TRIGGER "rounds_summarize_update" AFTER UPDATE ON "rounds" REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION summarize_leads_of_rounds();
--> statement-breakpoint
CREATE TRIGGER "rounds_summarize_delete" AFTER DELETE ON "rounds" REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION summarize_leads_of_rounds();
--> statement-breakpoint
CREATE TRIGGER "judgements_summarize_insert" AFTER INSERT ON "judgements" REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION summarize_leads_of_parts();
--> statement-breakpoint
CREATE TRIGGER "judgements_summarize_update" AFTER UPDATE ON "judgements" REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION summarize_leads_of_parts();
--> statement-breakpoint
CREATE TRIGGER "judgements_summarize_delete" AFTER DELETE ON "judgements" REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION summarize_leads_of_parts();
--> statement-breakpoint
CREATE TRIGGER "questions_summarize_insert" AFTER INSERT ON "questions" REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION summarize_leads_of_parts();
--> statement-breakpoint
CREATE TRIGGER "questions_summarize_update" AFTER UPDATE ON "questions" REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION summarize_leads_of_parts();
--> statement-breakpoint
CREATE TRIGGER "questions_summarize_delete" AFTER DELETE ON "questions" REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION summarize_leads_of_parts();
--> statement-breakpoint
SELECT summarize_leads(array(SELECT id FROM "leads" WHERE state = 'open'));
