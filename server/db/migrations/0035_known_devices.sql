ALTER TABLE "sign_in" ADD COLUMN "network" text;--> statement-breakpoint
ALTER TABLE "sign_in" ADD COLUMN "device" text;--> statement-breakpoint
CREATE INDEX "sign_in_unknown_at" ON "sign_in" USING btree ("at") WHERE "sign_in"."user_id" is null;