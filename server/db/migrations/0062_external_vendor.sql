ALTER TABLE "product" ADD COLUMN "external_vendor_source" text;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "external_vendor_type" text;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "external_vendor_id" text;--> statement-breakpoint
ALTER TABLE "product" ADD COLUMN "external_vendor_name" text COLLATE "en-x-icu";--> statement-breakpoint
ALTER TABLE "product" ADD CONSTRAINT "product_external_vendor_name_whole" CHECK (num_nonnulls("product"."external_vendor_source", "product"."external_vendor_type", "product"."external_vendor_id", "product"."external_vendor_name") in (0, 4));