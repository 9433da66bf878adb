ALTER TABLE "document" ADD COLUMN "caption" text COLLATE "en-x-icu";--> statement-breakpoint
ALTER TABLE "document" ADD COLUMN "taken_at" timestamp with time zone;