CREATE TABLE "model_spending" (
	"user_id" text NOT NULL,
	"day" date NOT NULL,
	"tokens" bigint NOT NULL,
	"cost_usd" double precision NOT NULL,
	CONSTRAINT "model_spending_user_id_day_pk" PRIMARY KEY("user_id","day")
);
--> statement-breakpoint
ALTER TABLE "model_spending" ADD CONSTRAINT "model_spending_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;