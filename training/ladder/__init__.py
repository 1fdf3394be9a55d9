"""A small instruct model on the ladder: cold start on verified demonstrations, then GRPO with replay, on CPU."""
