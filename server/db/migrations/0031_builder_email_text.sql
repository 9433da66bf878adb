ALTER TABLE "builder_email" ADD COLUMN "subject" text COLLATE "en-x-icu";--> statement-breakpoint
ALTER TABLE "builder_email" ADD COLUMN "body" text COLLATE "en-x-icu";--> statement-breakpoint
ALTER TABLE "builder_email" ADD COLUMN "email_key" uuid;