CREATE TABLE "calendar_told" (
	"feed_id" integer PRIMARY KEY NOT NULL,
	"items" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "calendar_told" ADD CONSTRAINT "calendar_told_feed_id_calendar_feed_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."calendar_feed"("id") ON DELETE cascade ON UPDATE no action;