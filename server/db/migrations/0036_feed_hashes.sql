ALTER TABLE "calendar_feed" ADD COLUMN "secret_hash" text;--> statement-breakpoint
UPDATE "calendar_feed" SET "secret_hash" = encode(sha256(convert_to("secret", 'UTF8')), 'hex');--> statement-breakpoint
ALTER TABLE "calendar_feed" ALTER COLUMN "secret_hash" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "calendar_feed" ADD CONSTRAINT "calendar_feed_secret_hash_key" UNIQUE("secret_hash");--> statement-breakpoint
ALTER TABLE "calendar_feed" DROP CONSTRAINT "calendar_feed_secret_key";--> statement-breakpoint
ALTER TABLE "calendar_feed" DROP COLUMN "secret";--> statement-breakpoint
UPDATE "change_log" SET "before" = "before" - 'secret', "after" = "after" - 'secret' WHERE "entity" = 'calendar_feed';--> statement-breakpoint
UPDATE "idempotency" SET "response" = 'null' WHERE "response"::text LIKE '%/calendar-feed.ics?key=%';