CREATE TABLE "selling_prices" (
	"agent_id" uuid NOT NULL,
	"category" text NOT NULL,
	"service_id" text NOT NULL,
	"plan_id" text NOT NULL,
	"kind" text NOT NULL,
	"value" bigint NOT NULL,
	CONSTRAINT "selling_prices_agent_id_category_service_id_plan_id_pk" PRIMARY KEY("agent_id","category","service_id","plan_id"),
	CONSTRAINT "selling_prices_kind" CHECK ("selling_prices"."kind" in ('percent', 'add', 'price')),
	CONSTRAINT "selling_prices_value" CHECK ("selling_prices"."value" >= 0)
);
--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "selling_price" bigint;--> statement-breakpoint
ALTER TABLE "selling_prices" ADD CONSTRAINT "selling_prices_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE no action ON UPDATE no action;