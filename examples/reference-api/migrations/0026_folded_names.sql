ALTER TABLE "customers" ADD COLUMN "name_folded" text;--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "folded_from" text;--> statement-breakpoint
CREATE INDEX "customers_unfolded" ON "customers" USING btree ("id") WHERE customers.folded_from is distinct from customers.name;