CREATE TABLE "board_print" (
	"user_id" integer NOT NULL,
	"board" text NOT NULL,
	"day" date NOT NULL,
	"printed_at" timestamp with time zone NOT NULL,
	"cards" jsonb NOT NULL,
	CONSTRAINT "board_print_user_id_board_day_pk" PRIMARY KEY("user_id","board","day")
);
--> statement-breakpoint
ALTER TABLE "board_print" ADD CONSTRAINT "board_print_user_id_app_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."app_user"("id") ON DELETE cascade ON UPDATE no action;