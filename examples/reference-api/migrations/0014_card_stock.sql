CREATE TABLE "stock_holds" (
	"transaction_id" uuid PRIMARY KEY NOT NULL,
	"plan_id" text NOT NULL,
	"quantity" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "plans" ADD COLUMN "stock" integer;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "most_at_once" integer;--> statement-breakpoint
ALTER TABLE "stock_holds" ADD CONSTRAINT "stock_holds_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "stock_holds" ADD CONSTRAINT "stock_holds_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "stock_holds_plan" ON "stock_holds" USING btree ("plan_id");--> statement-breakpoint
ALTER TABLE "plans" ADD CONSTRAINT "plans_stock" CHECK ("plans"."stock" >= 0);