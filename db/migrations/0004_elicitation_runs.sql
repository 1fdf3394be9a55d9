CREATE TABLE "elicitation_dialogs" (
	"run_id" text NOT NULL,
	"position" integer NOT NULL,
	"opening" text NOT NULL,
	"rounds" integer NOT NULL,
	"overall" double precision NOT NULL,
	"critical" double precision NOT NULL,
	"plan_priority" double precision NOT NULL,
	"proactive" double precision NOT NULL,
	"clarification" double precision NOT NULL,
	"total" double precision NOT NULL,
	"reward" double precision NOT NULL,
	"record" jsonb NOT NULL,
	CONSTRAINT "elicitation_dialogs_run_id_position_pk" PRIMARY KEY("run_id","position")
);
--> statement-breakpoint
CREATE TABLE "elicitation_runs" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"summary" jsonb NOT NULL,
	"dialogs" integer NOT NULL,
	"imported_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "elicitation_dialogs" ADD CONSTRAINT "elicitation_dialogs_run_id_elicitation_runs_id_fk" FOREIGN KEY ("run_id") REFERENCES "public"."elicitation_runs"("id") ON DELETE cascade ON UPDATE no action;