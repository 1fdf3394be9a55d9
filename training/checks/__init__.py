"""Whether the trainers of others run against our environment server: `python3 -m training.checks quick`, and `long`."""
