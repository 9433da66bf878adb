CREATE TABLE "job_search_rename" (
	"source" text NOT NULL,
	"source_id" integer NOT NULL,
	"done_to" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "job_search_rename_source_source_id_pk" PRIMARY KEY("source","source_id")
);
