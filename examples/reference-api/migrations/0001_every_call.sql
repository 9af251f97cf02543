CREATE TABLE "dedicated_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agent_id" uuid NOT NULL,
	"bank_code" text NOT NULL,
	"account_number" text NOT NULL,
	"account_name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "dedicated_accounts_account_number_unique" UNIQUE("account_number"),
	CONSTRAINT "dedicated_accounts_one_per_bank" UNIQUE("agent_id","bank_code")
);
--> statement-breakpoint
CREATE TABLE "fundings" (
	"reference" text PRIMARY KEY NOT NULL,
	"agent_id" uuid NOT NULL,
	"method" text NOT NULL,
	"status" text NOT NULL,
	"amount" bigint NOT NULL,
	"fee" bigint NOT NULL,
	"bank_code" text,
	"sender_name" text,
	"transfer_reference" text,
	"paid_at" timestamp (3) with time zone,
	"reason" text,
	"transaction_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "fundings_transfer_reference_unique" UNIQUE("transfer_reference"),
	CONSTRAINT "fundings_transaction_id_unique" UNIQUE("transaction_id"),
	CONSTRAINT "fundings_amount" CHECK ("fundings"."amount" > "fundings"."fee" and "fundings"."fee" >= 0)
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"reference_hash" text PRIMARY KEY NOT NULL,
	"agent_id" uuid,
	"otp_hash" text NOT NULL,
	"tries" integer NOT NULL,
	"token_hash" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "password_resets_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
ALTER TABLE "plans" ALTER COLUMN "kind" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "plans" ALTER COLUMN "size_mb" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "plans" ALTER COLUMN "validity_days" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "least" bigint;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "most" bigint;--> statement-breakpoint
ALTER TABLE "services" ADD COLUMN "rate" integer;--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "referred_by" uuid;--> statement-breakpoint
ALTER TABLE "provider_orders" ADD COLUMN "goods" jsonb;--> statement-breakpoint
ALTER TABLE "provider_orders" ADD COLUMN "reverses_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "provider_orders" ADD COLUMN "reversal_told" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "quantity" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "transactions" ADD COLUMN "meter_type" text;--> statement-breakpoint
ALTER TABLE "dedicated_accounts" ADD CONSTRAINT "dedicated_accounts_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fundings" ADD CONSTRAINT "fundings_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fundings" ADD CONSTRAINT "fundings_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "agents" ADD CONSTRAINT "agents_referred_by_agents_id_fk" FOREIGN KEY ("referred_by") REFERENCES "public"."agents"("id") ON DELETE no action ON UPDATE no action;