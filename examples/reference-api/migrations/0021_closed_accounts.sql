ALTER TABLE "agents" ADD COLUMN "closed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "agents" ADD COLUMN "forgotten_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "agents_to_forget" ON "agents" USING btree ("closed_at") WHERE closed_at is not null and forgotten_at is null;