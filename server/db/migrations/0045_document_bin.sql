ALTER TABLE "document" ADD COLUMN "erased_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "bin_counts_from" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE INDEX "document_in_bin_idx" ON "document" USING btree ("deleted_at") WHERE "document"."deleted_at" is not null and "document"."erased_at" is null;