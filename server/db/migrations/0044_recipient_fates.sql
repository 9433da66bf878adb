ALTER TABLE "email_log" ADD COLUMN "fates" jsonb DEFAULT '[]' NOT NULL;--> statement-breakpoint
ALTER TABLE "email_log" ADD COLUMN "about_name" text COLLATE "en-x-icu";--> statement-breakpoint
ALTER TABLE "email_log" ADD COLUMN "about_path" text;--> statement-breakpoint
CREATE INDEX "email_log_created_by_index" ON "email_log" USING btree ("created_by","created_at");