CREATE TABLE "trips" (
	"id" uuid PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"request" jsonb NOT NULL,
	"objective" text NOT NULL,
	"world_name" text NOT NULL,
	"world_source" text NOT NULL,
	"world_hash" text NOT NULL,
	"status" text NOT NULL,
	"progress" jsonb,
	"result" jsonb,
	"checks" jsonb NOT NULL,
	"problem" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
