CREATE TABLE "schedule_runs" (
	"schedule_id" uuid NOT NULL,
	"occasion" timestamp (3) with time zone NOT NULL,
	"reference" text NOT NULL,
	"outcome" text NOT NULL,
	"code" text,
	"begun_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "schedule_runs_schedule_id_occasion_pk" PRIMARY KEY("schedule_id","occasion")
);
--> statement-breakpoint
CREATE TABLE "schedules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"agent_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"fingerprint" text NOT NULL,
	"kind" text NOT NULL,
	"recurrence" text NOT NULL,
	"category" text NOT NULL,
	"purchase" jsonb NOT NULL,
	"name" text NOT NULL,
	"price" bigint NOT NULL,
	"first_at" timestamp (3) with time zone NOT NULL,
	"next_at" timestamp (3) with time zone,
	"consented_at" timestamp (3) with time zone,
	"cap" bigint,
	"until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"stopped_at" timestamp (3) with time zone,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "schedules_reference" UNIQUE("agent_id","reference"),
	CONSTRAINT "schedules_consent" CHECK ("schedules"."kind" = 'reminder' or ("schedules"."consented_at" is not null and "schedules"."cap" is not null and "schedules"."until" is not null))
);
--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "schedule_id" text;--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "ref" text;--> statement-breakpoint
ALTER TABLE "schedule_runs" ADD CONSTRAINT "schedule_runs_schedule_id_schedules_id_fk" FOREIGN KEY ("schedule_id") REFERENCES "public"."schedules"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "schedules_agent" ON "schedules" USING btree ("agent_id","next_at");--> statement-breakpoint
CREATE INDEX "schedules_due" ON "schedules" USING btree ("next_at") WHERE next_at is not null;