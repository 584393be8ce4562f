"""What whoever runs the server looks up and decides: `boulevard admin`."""
