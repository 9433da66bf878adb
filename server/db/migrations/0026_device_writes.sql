CREATE TABLE "device_write" (
	"mutation_id" uuid PRIMARY KEY NOT NULL,
	"user_id" integer NOT NULL,
	"made_at" timestamp with time zone,
	"document" text,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "device_write" ADD CONSTRAINT "device_write_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "device_write_user_id_idx" ON "device_write" USING btree ("user_id");