CREATE TABLE "customers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agent_id" uuid NOT NULL,
	"name" text NOT NULL,
	"recipient_kind" text NOT NULL,
	"recipient" text NOT NULL,
	"service_id" text,
	"meter_type" text,
	"note" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "customers_number" UNIQUE("agent_id","recipient_kind","recipient"),
	CONSTRAINT "customers_kind" CHECK ("customers"."recipient_kind" in ('phone', 'meter', 'smartcard', 'profile'))
);
--> statement-breakpoint
ALTER TABLE "customers" ADD CONSTRAINT "customers_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "transactions_last_sale" ON "transactions" USING btree ("agent_id","recipient","seq") WHERE kind = 'sale' and status = 'delivered';