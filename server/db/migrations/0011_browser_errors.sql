CREATE TABLE "browser_error" (
	"fingerprint" text PRIMARY KEY NOT NULL,
	"release" text NOT NULL,
	"screen" text NOT NULL,
	"message" text NOT NULL,
	"stack" text,
	"agent" text,
	"user_id" integer,
	"times" integer DEFAULT 1 NOT NULL,
	"first_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "browser_error_last" ON "browser_error" USING btree ("last_at");