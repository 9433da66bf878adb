DROP INDEX "job_company_id_idx";--> statement-breakpoint
ALTER TABLE "job_search_rename" ADD COLUMN "old_keys" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "job_company_id_idx" ON "job" USING btree ("company_id","id");