ALTER TABLE "webhooks" DROP CONSTRAINT "webhooks_stopped_by";--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "last_delivered_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "webhooks" ADD COLUMN "failing_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_stopped_by" CHECK ("webhooks"."stopped_by" in ('agent', 'gone', 'failing'));