CREATE TABLE "service_outcomes" (
	"service_id" text NOT NULL,
	"minute" timestamp (3) with time zone NOT NULL,
	"delivered" integer NOT NULL,
	"failed" integer NOT NULL,
	"waiting" integer NOT NULL,
	CONSTRAINT "service_outcomes_service_id_minute_pk" PRIMARY KEY("service_id","minute")
);
--> statement-breakpoint
CREATE TABLE "service_states" (
	"service_id" text PRIMARY KEY NOT NULL,
	"failing_since" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	"closed_at" timestamp (3) with time zone,
	"probe_at" timestamp (3) with time zone,
	"reopened_at" timestamp (3) with time zone,
	"slow_since" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "price_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"plan_id" text NOT NULL,
	"price" bigint NOT NULL,
	"commission" bigint,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"announced_at" timestamp (3) with time zone NOT NULL,
	"applied_at" timestamp (3) with time zone,
	CONSTRAINT "price_changes_once" UNIQUE("plan_id","starts_at"),
	CONSTRAINT "price_changes_price" CHECK ("price_changes"."price" > 0)
);
--> statement-breakpoint
ALTER TABLE "service_outcomes" ADD CONSTRAINT "service_outcomes_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "service_states" ADD CONSTRAINT "service_states_service_id_services_id_fk" FOREIGN KEY ("service_id") REFERENCES "public"."services"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "price_changes" ADD CONSTRAINT "price_changes_plan_id_plans_id_fk" FOREIGN KEY ("plan_id") REFERENCES "public"."plans"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "service_outcomes_minute" ON "service_outcomes" USING btree ("minute");--> statement-breakpoint
CREATE INDEX "service_states_watched" ON "service_states" USING btree ("service_id") WHERE failing_since is not null or closed_at is not null or slow_since is not null;--> statement-breakpoint
CREATE INDEX "price_changes_ahead" ON "price_changes" USING btree ("starts_at") WHERE applied_at is null;