-- Mails wait in the email log until they have left. Those of before have left or failed.
ALTER TABLE "email_log" ADD COLUMN "status" text;--> statement-breakpoint
UPDATE "email_log" SET "status" = CASE WHEN "is_sent" THEN 'sent' ELSE 'failed' END;--> statement-breakpoint
ALTER TABLE "email_log" ALTER COLUMN "status" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "email_log" ADD COLUMN "key" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "email_log" ADD COLUMN "tries" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "email_log" ADD COLUMN "next_try_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "email_log" ADD COLUMN "handed_over_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "email_log" ADD CONSTRAINT "email_log_key_key" UNIQUE("key");--> statement-breakpoint
ALTER TABLE "email_log" ADD CONSTRAINT "email_log_status_known" CHECK ("email_log"."status" in ('waiting', 'sending', 'sent', 'failed'));
