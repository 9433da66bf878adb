ALTER TABLE "crew" ADD COLUMN "yard_lat" numeric(14,7);--> statement-breakpoint
ALTER TABLE "crew" ADD COLUMN "yard_lon" numeric(14,7);--> statement-breakpoint
ALTER TABLE "crew" ADD CONSTRAINT "crew_yard_lat_range" CHECK ("crew"."yard_lat" between -90 and 90);--> statement-breakpoint
ALTER TABLE "crew" ADD CONSTRAINT "crew_yard_lon_range" CHECK ("crew"."yard_lon" between -180 and 180);