CREATE TABLE "voided_references" (
	"agent_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "voided_references_agent_id_reference_pk" PRIMARY KEY("agent_id","reference")
);
--> statement-breakpoint
ALTER TABLE "voided_references" ADD CONSTRAINT "voided_references_agent_id_agents_id_fk" FOREIGN KEY ("agent_id") REFERENCES "public"."agents"("id") ON DELETE no action ON UPDATE no action;