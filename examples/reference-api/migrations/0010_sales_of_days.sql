CREATE TABLE "sales_of_days" (
	"agent_id" uuid NOT NULL,
	"day" date NOT NULL,
	"category" text NOT NULL,
	"sales" integer NOT NULL,
	"sold" bigint NOT NULL,
	"earned" bigint NOT NULL,
	"refunds" integer NOT NULL,
	"refunded" bigint NOT NULL,
	CONSTRAINT "sales_of_days_agent_id_day_category_pk" PRIMARY KEY("agent_id","day","category")
);
--> statement-breakpoint
DROP INDEX "transactions_by_time";--> statement-breakpoint
ALTER TABLE "sales_of_days" ADD CONSTRAINT "sales_of_days_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transactions_by_time" ON "transactions" USING btree ("agent_id","created_at","seq");--> statement-breakpoint
-- Adds an ended sale to the total of its day in Lagos (an hour ahead of UTC all year), or takes it off (times = -1).
CREATE FUNCTION "add_to_sales_of_day"(sale "transactions", times integer) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF sale.kind <> 'sale' OR sale.status NOT IN ('delivered', 'failed', 'reversed') THEN
    RETURN;
  END IF;
  INSERT INTO sales_of_days AS kept (agent_id, day, category, sales, sold, earned, refunds, refunded)
  SELECT sale.agent_id, (sale.created_at AT TIME ZONE 'UTC' + interval '1 hour')::date, coalesce(sale.category, ''),
    delivered, delivered * sale.amount, delivered * sale.commission, times - delivered, (times - delivered) * sale.amount
  FROM (SELECT CASE sale.status WHEN 'delivered' THEN times ELSE 0 END AS delivered) AS counted
  ON CONFLICT (agent_id, day, category) DO UPDATE SET
    sales = kept.sales + excluded.sales,
    sold = kept.sold + excluded.sold,
    earned = kept.earned + excluded.earned,
    refunds = kept.refunds + excluded.refunds,
    refunded = kept.refunded + excluded.refunded;
END $$;--> statement-breakpoint
CREATE FUNCTION "keep_sales_of_days"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM add_to_sales_of_day(OLD, -1);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM add_to_sales_of_day(NEW, 1);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
-- Deferred: the total's row is locked only while its transaction commits. Until then no other writer gets past the lock
-- that this statement takes, so the sales that are there already are counted once.
CREATE CONSTRAINT TRIGGER "transactions_sales_of_days" AFTER INSERT OR UPDATE OR DELETE ON "transactions"
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "keep_sales_of_days"();--> statement-breakpoint
INSERT INTO "sales_of_days" (agent_id, day, category, sales, sold, earned, refunds, refunded)
SELECT agent_id, (created_at AT TIME ZONE 'UTC' + interval '1 hour')::date, coalesce(category, ''),
  count(*) FILTER (WHERE status = 'delivered'),
  coalesce(sum(amount) FILTER (WHERE status = 'delivered'), 0),
  coalesce(sum(commission) FILTER (WHERE status = 'delivered'), 0),
  count(*) FILTER (WHERE status <> 'delivered'),
  coalesce(sum(amount) FILTER (WHERE status <> 'delivered'), 0)
FROM "transactions" WHERE kind = 'sale' AND status IN ('delivered', 'failed', 'reversed') GROUP BY 1, 2, 3;
