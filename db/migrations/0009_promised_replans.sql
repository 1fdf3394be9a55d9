ALTER TABLE "planning_jobs" ADD COLUMN "asked" integer;--> statement-breakpoint
ALTER TABLE "trips" ADD COLUMN "replan" jsonb;