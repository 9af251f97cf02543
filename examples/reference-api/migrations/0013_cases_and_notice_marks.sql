CREATE TABLE "cases" (
	"id" uuid PRIMARY KEY NOT NULL,
	"seq" bigint GENERATED ALWAYS AS IDENTITY (sequence name "cases_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"agent_id" uuid NOT NULL,
	"transaction_id" uuid NOT NULL,
	"opened_by" text NOT NULL,
	"state" text NOT NULL,
	"resolution" text,
	"message" text NOT NULL,
	"evidence" jsonb NOT NULL,
	"answers" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"resolved_at" timestamp (3) with time zone,
	CONSTRAINT "cases_seq_unique" UNIQUE("seq"),
	CONSTRAINT "cases_state" CHECK ("cases"."state" in ('open', 'answered', 'resolved')),
	CONSTRAINT "cases_end" CHECK (("cases"."state" = 'resolved') = ("cases"."resolution" is not null))
);
--> statement-breakpoint
CREATE TABLE "notice_marks" (
	"agent_id" uuid NOT NULL,
	"notice_id" text NOT NULL,
	"read_at" timestamp (3) with time zone,
	"kept_at" timestamp (3) with time zone,
	CONSTRAINT "notice_marks_agent_id_notice_id_pk" PRIMARY KEY("agent_id","notice_id")
);
--> statement-breakpoint
ALTER TABLE "notices" ADD COLUMN "case_number" text;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_transaction_id_transactions_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."transactions"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_marks" ADD CONSTRAINT "notice_marks_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_marks" ADD CONSTRAINT "notice_marks_notice_id_notices_id_fk" FOREIGN KEY ("notice_id") REFERENCES "public"."notices"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "cases_unresolved" ON "cases" USING btree ("transaction_id") WHERE state <> 'resolved';--> statement-breakpoint
CREATE INDEX "cases_of_sale" ON "cases" USING btree ("transaction_id");--> statement-breakpoint
CREATE UNIQUE INDEX "cases_history" ON "cases" USING btree ("agent_id","seq");--> statement-breakpoint
CREATE INDEX "cases_waiting" ON "cases" USING btree ("seq") WHERE state <> 'resolved';--> statement-breakpoint
CREATE INDEX "notice_marks_notice" ON "notice_marks" USING btree ("notice_id");