CREATE TABLE "prints" (
	"transaction_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"number" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "prints_transaction_id_id_pk" PRIMARY KEY("transaction_id","id"),
	CONSTRAINT "prints_number" UNIQUE("transaction_id","number")
);
--> statement-breakpoint
CREATE TABLE "shops" (
	"agent_id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"phone" text,
	"logo" text
);
--> statement-breakpoint
ALTER TABLE "prints" ADD CONSTRAINT "prints_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "shops" ADD CONSTRAINT "shops_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE no action ON UPDATE no action;