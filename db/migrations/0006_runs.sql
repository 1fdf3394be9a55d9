CREATE TABLE "runs" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"task_set_id" text NOT NULL,
	"identity" jsonb,
	"identity_hash" text,
	"sees" text NOT NULL,
	"limits" jsonb,
	"status" text NOT NULL,
	"problem" text,
	"total" integer NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"standing" jsonb,
	"started_by" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "task_sets" (
	"id" text PRIMARY KEY NOT NULL,
	"benchmark" text NOT NULL,
	"name" text NOT NULL,
	"sha256" text NOT NULL,
	"count" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"task_set_id" text NOT NULL,
	"idx" integer NOT NULL,
	"position" integer NOT NULL,
	"level" text NOT NULL,
	"days" integer NOT NULL,
	"text" text NOT NULL,
	"query" json NOT NULL,
	"legs" json,
	CONSTRAINT "tasks_task_set_id_idx_pk" PRIMARY KEY("task_set_id","idx")
);
--> statement-breakpoint
CREATE TABLE "trials" (
	"run_id" text NOT NULL,
	"idx" integer NOT NULL,
	"trial" integer NOT NULL,
	"position" integer NOT NULL,
	"status" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"episode_id" uuid,
	"result" jsonb,
	"revision" integer DEFAULT 0 NOT NULL,
	"alive_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	CONSTRAINT "trials_run_id_idx_trial_pk" PRIMARY KEY("run_id","idx","trial")
);
--> statement-breakpoint
ALTER TABLE "runs" ADD CONSTRAINT "runs_task_set_id_task_sets_id_fk" FOREIGN KEY ("task_set_id") REFERENCES "public"."task_sets"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "tasks" ADD CONSTRAINT "tasks_task_set_id_task_sets_id_fk" FOREIGN KEY ("task_set_id") REFERENCES "public"."task_sets"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trials" ADD CONSTRAINT "trials_run_id_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."runs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "runs_status" ON "runs" USING btree ("status");--> statement-breakpoint
CREATE INDEX "trials_status" ON "trials" USING btree ("run_id","status");--> statement-breakpoint
CREATE INDEX "trials_revision" ON "trials" USING btree ("run_id","revision");