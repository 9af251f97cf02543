CREATE EXTENSION IF NOT EXISTS pg_trgm;--> statement-breakpoint
ALTER TABLE "transactions" DROP CONSTRAINT "transactions_seq_unique";--> statement-breakpoint
DROP INDEX "transactions_history";--> statement-breakpoint
CREATE INDEX "plans_service" ON "plans" USING btree ("service_id");--> statement-breakpoint
CREATE INDEX "agents_referrer" ON "agents" USING btree ("referred_by");--> statement-breakpoint
CREATE INDEX "api_keys_agent" ON "api_keys" USING btree ("agent_id");--> statement-breakpoint
CREATE INDEX "password_confirmations_agent" ON "password_confirmations" USING btree ("agent_id");--> statement-breakpoint
CREATE INDEX "password_resets_agent" ON "password_resets" USING btree ("agent_id");--> statement-breakpoint
CREATE INDEX "sessions_agent" ON "sessions" USING btree ("agent_id");--> statement-breakpoint
CREATE INDEX "widget_sessions_agent" ON "widget_sessions" USING btree ("agent_id");--> statement-breakpoint
CREATE INDEX "accounts_agent" ON "accounts" USING btree ("agent_id");--> statement-breakpoint
CREATE INDEX "provider_orders_reversals" ON "provider_orders" USING btree ("reverses_at") WHERE not reversal_told;--> statement-breakpoint
CREATE INDEX "transactions_by_status" ON "transactions" USING btree ("agent_id","status","seq");--> statement-breakpoint
CREATE INDEX "transactions_by_category" ON "transactions" USING btree ("agent_id","category","seq");--> statement-breakpoint
CREATE INDEX "transactions_open" ON "transactions" USING btree ("agent_id","seq") WHERE transactions.status in ('initiated', 'processing', 'pending');--> statement-breakpoint
CREATE INDEX "transactions_by_time" ON "transactions" USING btree ("agent_id","created_at","seq","kind","status","category","amount","commission");--> statement-breakpoint
CREATE INDEX "transactions_search" ON "transactions" USING gin (lower(transactions.name || chr(10) || coalesce(transactions.recipient, '') || chr(10) || transactions.ref || chr(10) || coalesce(transactions.reference, '')) gin_trgm_ops);--> statement-breakpoint
CREATE UNIQUE INDEX "transactions_history" ON "transactions" USING btree ("agent_id","seq");