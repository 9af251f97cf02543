CREATE TABLE "api_key_spend" (
	"api_key_id" uuid NOT NULL,
	"day" text NOT NULL,
	"spent" bigint NOT NULL,
	CONSTRAINT "api_key_spend_api_key_id_day_pk" PRIMARY KEY("api_key_id","day"),
	CONSTRAINT "api_key_spend_spent" CHECK ("api_key_spend"."spent" >= 0)
);
--> statement-breakpoint
CREATE TABLE "password_confirmations" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"agent_id" uuid NOT NULL,
	"session_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "fundings" DROP CONSTRAINT "fundings_transfer_reference_unique";--> statement-breakpoint
ALTER TABLE "api_keys" ADD COLUMN "daily_limit" bigint DEFAULT 50000000 NOT NULL;--> statement-breakpoint
ALTER TABLE "widget_sessions" ADD COLUMN "checks" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "agent_id" uuid;--> statement-breakpoint
ALTER TABLE "api_key_spend" ADD CONSTRAINT "api_key_spend_api_key_id_api_keys_id_fk" FOREIGN KEY ("api_key_id") REFERENCES "public"."api_keys"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_confirmations" ADD CONSTRAINT "password_confirmations_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "password_confirmations_expiry" ON "password_confirmations" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "fundings_transfer" ON "fundings" USING btree ("transfer_reference");--> statement-breakpoint
CREATE INDEX "fundings_of_agent" ON "fundings" USING btree ("agent_id","status");--> statement-breakpoint
CREATE UNIQUE INDEX "fundings_claimed_once_per_agent" ON "fundings" USING btree ("agent_id","transfer_reference") WHERE status <> 'rejected';--> statement-breakpoint
CREATE UNIQUE INDEX "fundings_credited_once" ON "fundings" USING btree ("transfer_reference") WHERE status = 'approved';--> statement-breakpoint
CREATE INDEX "widget_sessions_live" ON "widget_sessions" USING btree ("api_key_id","expires_at");--> statement-breakpoint
CREATE INDEX "notices_agent" ON "notices" USING btree ("agent_id","created_at");